// The description of the API, once for each visit of the page.
import { referenceWords as words } from '@app/contract/reference/reference-words.ts';
import { queryOptions } from '@tanstack/react-query';
import { sendPlain } from '#lib/plain-request.ts';
import { RequestError } from '#lib/request-error.ts';
import { currentText } from '#lib/text.ts';
import { type Description, groupsOf, withSchemas } from '#screens/api-docs/description.ts';

/** Where the description is. */
export const descriptionAddress = '/api/openapi.json';

/** The description with its endpoints in groups. */
export const descriptionQuery = queryOptions({
  queryKey: ['api-description'],
  queryFn: async ({ signal }) => {
    const answer = await sendPlain({ method: 'GET', address: descriptionAddress, anonymous: true, signal }).catch(
      (error: unknown) => {
        if (signal.aborted) throw error;
        return undefined;
      },
    );
    if (answer?.status !== 200) throw notLoaded(answer?.status ?? 0);
    const description = withSchemas(JSON.parse(answer.text) as Description);
    return { description, groups: groupsOf(description) };
  },
  staleTime: Number.POSITIVE_INFINITY,
});

function notLoaded(status: number): RequestError {
  const message = currentText().errors.query(descriptionAddress, `${status}: ${words.loadFailed}`);
  return new RequestError({ method: 'GET', path: descriptionAddress, status, body: {}, reason: words.loadFailed, message });
}
