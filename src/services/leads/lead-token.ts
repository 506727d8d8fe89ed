import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '@/src/env'

const sign = (tenant: string, lead: string): Buffer =>
  createHmac('sha256', `${env.PAYLOAD_SECRET} lead`).update(`${tenant} ${lead}`).digest()

/** Creates the signed token that proves that a browser started this lead (LEAD-03). */
export const createLeadToken = (tenant: string, lead: string): string => sign(tenant, lead).toString('base64url')

/** Returns the lead that a form continues; undefined for an invalid token, including another dealer's. */
export const verifyLeadToken = (tenant: string, lead: string, token: string): string | undefined => {
  if (!/^[0-9a-f-]{36}$/.test(lead) || !/^[\w-]{43}$/.test(token)) return undefined
  return timingSafeEqual(sign(tenant, lead), Buffer.from(token, 'base64url')) ? lead : undefined
}
