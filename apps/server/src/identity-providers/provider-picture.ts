// Takes over a person's picture from a provider, after the sign-in and without anybody waiting for it.
import { providerRequests } from '@app/contract/identity-providers/identity-providers.limits.ts';
import type { Config } from '#config.ts';
import type { RequestContext } from '#endpoints/context.ts';
import { type LinkedPerson, storePictureUrl } from '#identity-providers/identities.sql.ts';
import { allowedHosts, askProvider } from '#identity-providers/provider-fetch.ts';
import { setPicture } from '#users/set-picture.ts';

type PictureContext = Pick<RequestContext, 'transaction' | 'log'> & { config: Config };

/** Sets the picture if the provider has another one than before; never throws. */
export async function keepPicture(
  { config, transaction, log }: PictureContext,
  { userId, identityId, pictureUrl }: LinkedPerson,
  url: string | undefined,
): Promise<void> {
  if (url === undefined || url === pictureUrl) return;
  try {
    const { status, body } = await askProvider(allowedHosts(config), url, { most: providerRequests.picture });
    if (status !== 200) throw new Error(`the picture was answered with ${status}`);
    await setPicture(userId, body, { transaction });
    await transaction((tx) => storePictureUrl(tx, identityId, url));
  } catch (error) {
    log.warn({ err: error }, 'the picture of a provider was not taken over');
  }
}
