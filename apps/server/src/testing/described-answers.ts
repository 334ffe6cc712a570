// For tests: whether an answer is what the description of the API says of its status.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';

interface Described {
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, Answer> }>>;
  components: { responses: Record<string, Answer> };
}

interface Answer {
  $ref?: string;
  content?: Record<string, { schema: unknown }>;
}

/** Returns a function that says what of an answer contradicts the description; undefined for an answer that fits it. */
export function describedAnswers(document: Record<string, unknown>) {
  const { paths, components } = document as unknown as Described;
  const ajv = new Ajv2020({ strict: false, formats: fullFormats });
  ajv.addSchema({ $id: 'api', components });
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const responsesOf = new Map(operations.map(({ operationId, responses }) => [operationId, responses]));
  const known = new Map<string, ValidateFunction>();

  return (operation: string, status: number, body: unknown): string | undefined => {
    const declared = responsesOf.get(operation)?.[status];
    if (!declared) return `${operation}: ${status} is not described`;
    const answer = declared.$ref ? components.responses[declared.$ref.split('/').pop() ?? ''] : declared;
    const schema = JSON.stringify(answer?.content?.['application/json']?.schema ?? {}).replaceAll('"#/', '"api#/');
    const validate = known.get(schema) ?? ajv.compile(JSON.parse(schema));
    known.set(schema, validate);
    return validate(body) ? undefined : `${operation}: ${status}: ${ajv.errorsText(validate.errors)}`;
  };
}
