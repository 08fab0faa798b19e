import { expect, it } from 'vitest';
import { demoRecord, demos } from './demos';
import { actionsIn } from './facts';

it('counts actions', () => {
  expect(actionsIn(demoRecord('menhirs', demos['menhirs']!))).toBe(27);
  expect(actionsIn('')).toBe(0);
});
