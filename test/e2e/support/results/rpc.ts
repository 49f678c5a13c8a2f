import type { TokenClaims } from './runtime-token.ts';

/** The fields of one call, read as text: Twirp's JSON has 64-bit numbers as text. */
export class Call {
  readonly claims: TokenClaims;
  readonly #fields: Readonly<Record<string, unknown>>;

  constructor(fields: Readonly<Record<string, unknown>>, claims: TokenClaims) {
    this.#fields = fields;
    this.claims = claims;
  }

  /** A field as text; empty where it is missing. */
  text(name: string): string {
    return this.optional(name) ?? '';
  }

  /** A field as text; null where it is missing. */
  optional(name: string): string | null {
    const value = this.#fields[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
  }

  list(name: string): readonly string[] {
    const value = this.#fields[name];
    return Array.isArray(value) ? value.map(String) : [];
  }
}

export type Procedure = (call: Call) => object;

/** A refusal in Twirp's form. */
export class TwirpError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
