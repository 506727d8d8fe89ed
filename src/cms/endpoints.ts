import type { Endpoint, PayloadRequest } from 'payload'
import { env } from '@/src/env'
import { findActiveStaff } from './access/active-staff'
import { type Role, listTenantsWithRole } from './access/roles'

/**
 * Declares the roles that an endpoint answers. Its handler checks them, because only it knows the dealer; a test sends
 * the request as every role (ADM-01).
 */
export const forRoles = (roles: readonly Role[], endpoint: Endpoint): Endpoint => ({ ...endpoint, custom: { roles } })

/** The page on which a demo shows the emails that it does not send; null if this installation sends email. */
export const findDemoMailbox = (): string | null => (env.EMAIL_DRIVER === 'dev-mailbox' ? '/dev-mailbox' : null)

/** Answers of the panel's endpoints are never stored by a browser or a cache. */
export const noStore = { 'cache-control': 'no-store' }

export const jsonResponse = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json(body, { status, headers: { ...noStore, ...headers } })

/** `field` is the name of the form field at which the message is shown. */
export const errorResponse = (status: number, message: string, field?: string): Response =>
  jsonResponse(status, { errors: [{ message, ...(field === undefined ? {} : { field }) }] })

/** Says after how many seconds a program may send the same request again. */
export const retryLaterResponse = (status: 429 | 503, message: string, seconds: number): Response =>
  jsonResponse(status, { errors: [{ message }] }, { 'retry-after': String(seconds) })

/** Reads the object in a JSON body; empty if the body is not one. */
export const readJsonObject = async (req: PayloadRequest): Promise<Readonly<Record<string, unknown>>> => {
  const body: unknown = await req.json?.().catch(() => null)
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
}

/** Returns whether the signed-in member of staff has one of the roles at the dealer, or runs the platform. */
export const hasRole = async (req: PayloadRequest, roles: readonly Role[], tenant: string): Promise<boolean> => {
  const staff = await findActiveStaff(req)
  return staff !== null && (staff.platformAdmin || listTenantsWithRole(staff, roles).includes(tenant))
}
