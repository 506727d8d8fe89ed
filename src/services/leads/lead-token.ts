import { isSignature, sign } from '../signatures'

/** Creates the signed token that proves that a browser started this lead (LEAD-03). */
export const createLeadToken = (tenant: string, lead: string): string => sign('lead', `${tenant} ${lead}`)

/** Returns the lead that a form continues; undefined for an invalid token, including another dealer's. */
export const verifyLeadToken = (tenant: string, lead: string, token: string): string | undefined => {
  if (!/^[0-9a-f-]{36}$/.test(lead)) return undefined
  return isSignature('lead', `${tenant} ${lead}`, token) ? lead : undefined
}
