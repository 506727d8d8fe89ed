/** The id of the session that a token of a sign-in belongs to. The token is one that Payload has just made. */
export const sessionIdOf = (token: string | undefined): string | undefined => {
  const [, claims = ''] = (token ?? '').split('.')
  if (claims === '') return undefined
  const { sid } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as { readonly sid?: string }
  return sid
}
