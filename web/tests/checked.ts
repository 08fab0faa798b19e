import { Ajv, type ValidateFunction } from 'ajv';
import { describedIn } from '../scripts/described.mjs';
import type { Door } from '../src/door/types';
import { RefusedError } from '../src/door/wasm';

interface Schema {
  parameters: Record<string, object>;
  functions: Record<string, { takes: string[]; answers: string }>;
  definitions: Record<string, unknown>;
}

export const schema = describedIn('src/wasm/door.schema.json') as Schema;

const ajv = new Ajv({ strict: false, allErrors: true });
ajv.addSchema(schema, 'door');
const validators = new Map<string, ValidateFunction>();

function hold(answer: unknown, definition: string, name: string): void {
  const validate = validators.get(definition) ?? ajv.compile({ $ref: `door#/definitions/${definition}` });
  validators.set(definition, validate);
  if (!validate(answer)) throw new Error(`${name} answers no ${definition}: ${ajv.errorsText(validate.errors)}`);
}

/** A door whose every answer is held against the schema, and which functions have answered and refused. */
export class Checked {
  readonly answered = new Set<string>();
  readonly refused = new Set<string>();
  readonly door: Door;

  constructor(door: Door) {
    const entries = Object.entries(door).map(([name, call]) => [name, this.#watched(name, call)]);
    this.door = Object.fromEntries(entries) as Door;
  }

  #watched(name: string, call: (...parameters: never[]) => unknown): (...parameters: never[]) => unknown {
    return (...parameters) => {
      try {
        const answer = call(...parameters);
        hold(answer, schema.functions[name]?.answers ?? 'missing', name);
        this.answered.add(name);
        return answer;
      } catch (error) {
        if (error instanceof RefusedError) {
          hold({ refusal: error.refusal }, 'Refusal', name);
          this.refused.add(name);
        }
        throw error;
      }
    };
  }
}
