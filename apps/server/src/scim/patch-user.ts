// Reads the operations of a PATCH as what they say of a person.
import { ScimError } from '#endpoints/scim/scim-error.ts';
import { matchesFilter } from '#scim/filter/match-filter.ts';
import type { Path } from '#scim/filter/parse-filter.ts';
import { type GivenUser, isLeftOut, setAttribute, setNamePart } from '#scim/given-user.ts';
import { scalarOf } from '#scim/given-values.ts';
import { type Operation, operationsOf } from '#scim/patch-operations.ts';
import { enterpriseSchema, userSchema } from '#scim/scim-schemas.ts';

/** Returns what a PATCH says; `email` is the present address, which filters are asked about. */
export function readPatch(body: unknown, email: string): GivenUser {
  const given: GivenUser = {};
  for (const operation of operationsOf(body)) apply(given, operation, email);
  return given;
}

const readOnly = new Set(['id', 'meta', 'groups']);
const schemas = [userSchema, enterpriseSchema].map((schema) => schema.toLowerCase());

function apply(given: GivenUser, { op, path, value }: Operation, email: string): void {
  if (!path) throw new ScimError(400, 'noTarget', 'noTarget');
  const { schema, name } = path.attribute;
  const whole = schema === undefined ? name : `${schema}:${name}`;
  if (schemas.includes(whole)) applyWhole(given, op, whole, value);
  else if (schema !== undefined && !schemas.includes(schema)) throw new ScimError(400, 'pathUnknown', 'invalidPath');
  else if (name === 'emails') applyEmail(given, op, path, value, email);
  else if (!applyPlain(given, op, path, value)) throw new ScimError(400, 'pathUnknown', 'invalidPath');
}

/** Applies an attribute that has one value; returns whether there is one of that name. */
function applyPlain(given: GivenUser, op: Operation['op'], { attribute, filter }: Path, value: unknown): boolean {
  const { name, part } = attribute;
  // Okta names the id beside what it changes.
  if (name === 'id' && op !== 'remove') return true;
  if (readOnly.has(name)) throw new ScimError(400, 'readOnly', 'mutability');
  if (isLeftOut(name)) return true;
  if (filter) return false;
  if (op === 'remove' && (name === 'username' || name === 'active')) throw new ScimError(400, 'required', 'invalidValue');
  const said = op === 'remove' ? null : value;
  if (name === 'name' && part !== undefined) return setNamePart(given, part, said) || isLeftOutOfName(part);
  if (name === 'name' && op === 'remove') return ['givenName', 'familyName'].every((each) => setNamePart(given, each, null));
  return part === undefined && setAttribute(given, name, said);
}

function isLeftOutOfName(part: string): boolean {
  return ['middlename', 'honorificprefix', 'honorificsuffix'].includes(part);
}

/** A path that names the extension as a whole. */
function applyWhole(given: GivenUser, op: Operation['op'], schema: string, value: unknown): void {
  if (op !== 'remove') setAttribute(given, schema, value);
  else if (schema === enterpriseSchema.toLowerCase()) given.department = null;
  else throw new ScimError(400, 'required', 'invalidValue');
}

/** There is one address, of type work and primary: operations on others change nothing. */
function applyEmail(given: GivenUser, op: Operation['op'], path: Path, value: unknown, email: string): void {
  const { part } = path.attribute;
  const isMeant =
    !path.filter || matchesFilter(path.filter, { value: given.email ?? email, type: 'work', primary: true, display: null });
  if (!isMeant || (part !== undefined && part !== 'value')) return;
  if (op === 'remove') throw new ScimError(400, 'required', 'invalidValue');
  if (part === undefined) setAttribute(given, 'emails', value);
  else {
    const address = scalarOf(value);
    if (address === null) throw new ScimError(400, 'required', 'invalidValue');
    given.email = address;
  }
}
