// The rule for the address of a model: a web address; of queries it has at most the version that Azure wants. It may be
// private, because models run at home as well.

/** Returns whether an address can be that of a model. */
export function isModelAddress(address: string): boolean {
  const url = URL.parse(address);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return false;
  const isVersion = url.search === '' || /^\?api-version=[\w.-]{1,40}$/.test(url.search);
  return isVersion && !isLinkLocal(url) && `${url.hash}${url.username}${url.password}` === '';
}

/** No model runs there, but the metadata of clouds do, with the keys of the machine. */
function isLinkLocal({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$|\.$/g, '');
  return host === 'metadata.google.internal' || /^(169\.254\.|fe[89ab][0-9a-f]:|fd00:ec2:|::ffff:a9fe:)/.test(host);
}
