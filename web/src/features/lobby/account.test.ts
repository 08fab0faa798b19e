import { describe, expect, it } from 'vitest';
import { LostError } from '../../door/server/commands';
import { credentialsTrouble, fieldOf, nameTrouble, passwordTrouble, passwordTroubleOf, troubleOf } from './account';
import { refusalOf } from './testing';

describe('what is wrong with an account', () => {
  it('is seen before the server is asked', () => {
    expect(credentialsTrouble({ account: ' ', password: 'x' })).toEqual({ field: 'account', key: 'me.nameMissing' });
    expect(credentialsTrouble({ account: 'é'.repeat(41), password: 'x' })?.key).toBe('new.nameTooLong');
    expect(credentialsTrouble({ account: 'ada', password: '' })?.field).toBe('password');
    expect(credentialsTrouble({ account: 'ada', password: 'a long one' })).toBeNull();
    expect(nameTrouble('Ada')).toBeNull();
  });
  it('stands beside the field that it is about', () => {
    expect(fieldOf('identity.password-length')).toBe('password');
    expect(fieldOf('identity.account-character')).toBe('account');
    expect(fieldOf('identity.unseen')).toBe('account');
    expect(fieldOf('server.too-often')).toBe('form');
  });
  it('stands beside the old password or the new one', () => {
    expect(passwordTrouble({ password: '', newPassword: '' })).toBe('password');
    expect(passwordTrouble({ password: 'x', newPassword: '' })).toBe('newPassword');
    expect(passwordTrouble({ password: 'x', newPassword: 'y' })).toBeNull();
    const field = (key: string) => passwordTroubleOf(refusalOf(key)).field;
    expect(field('server.wrong-password')).toBe('password');
    expect(field('identity.password-length')).toBe('newPassword');
    expect(field('server.too-fast')).toBe('form');
  });
  it('is said in words, whatever it is', () => {
    const refused = troubleOf(refusalOf('server.account-of-tomorrow', 'that name is taken'));
    expect([refused.field, refused.text()]).toEqual(['form', 'That name is taken']);
    const lost = troubleOf(new LostError());
    expect(lost.field).toBe('form');
    expect(lost.text()).toContain('no connection');
  });
});
