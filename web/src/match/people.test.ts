import { expect, it } from 'vitest';
import { peopleAt } from './people';

it('lists the people who can be blocked: neither computers, free places, former players nor oneself', () => {
  const free = { level: 0, name: '', isTaken: false };
  const former = { level: 0, name: '', isTaken: true, isFormer: true } as const;
  const computer = { level: 4, name: '', isTaken: true };
  const person = (name: string) => ({ level: 0, name, isTaken: true });
  const places = [person('Ada'), free, former, computer, person('Bo')];
  expect(peopleAt(places, 0)).toEqual([{ place: 4, name: 'Bo' }]);
  expect(peopleAt(places, -1).map(({ name }) => name)).toEqual(['Ada', 'Bo']);
});
