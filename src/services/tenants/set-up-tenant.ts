import { type Payload, ValidationError } from 'payload'
import { starterFile } from '@/src/domain/tenancy/content-file'
import { buildTenantFiles } from '@/src/domain/tenancy/new-tenant-folder'
import { listNewTenantProblems } from '@/src/domain/tenancy/new-tenant-check'
import type { NewTenant, NewTenantField, NewTenantProblem } from '@/src/domain/tenancy/new-tenant'
import { parseTenantFolder, type TenantFolder } from '@/src/domain/tenancy/tenant-folder'
import { resolveSwitches } from '@/src/domain/switches'
import starter from '@/tenants/starter.json'
import { createDocument, type DocumentStore } from './document-store'
import { provisionTenantFolder } from './provision'
import { slugTakenProblem, domainTakenProblem, findSetUpConflicts } from './set-up-conflicts'

export type SetUpRequest = {
  readonly form: NewTenant
  /** The bytes of an image, if any. */
  readonly logo?: Uint8Array
  /** The user who creates the dealer, for the audit log. */
  readonly by: string
  /** Hosts of the platform itself, which a dealer must not use. */
  readonly platformHosts: readonly string[]
}

export type SetUpResult =
  { readonly ok: true; readonly id: string } | { readonly ok: false; readonly problems: readonly NewTenantProblem[] }

class SetUpRefusedError extends Error {
  readonly problems: readonly NewTenantProblem[]
  constructor(problems: readonly NewTenantProblem[]) {
    super(problems.map(({ message }) => message).join(' '))
    this.problems = problems
  }
}

const logCreation = async (store: DocumentStore, tenant: string, { form, by }: SetUpRequest): Promise<void> => {
  const entry = { who: by, action: 'created', kind: 'tenants', document: tenant, title: form.name }
  await createDocument(store, 'audit', { ...entry, tenant, changes: [] })
}

/** The stock search and the item types of dealers with this template. */
const loadStockBasics = async (payload: Payload, template: string) => {
  const where = { slug: { equals: template } }
  const { docs } = await payload.find({
    collection: 'templates',
    where,
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  })
  const { search, display } = resolveSwitches(docs[0]?.switches, undefined)
  return { searchPath: search.base_path, itemTypes: display.item_types }
}

const buildFolder = async (payload: Payload, { form, logo }: SetUpRequest): Promise<TenantFolder> => {
  const basics = await loadStockBasics(payload, form.template)
  const files = buildTenantFiles(form, starterFile.parse(starter), { ...basics, logo: logo !== undefined })
  const parsed = parseTenantFolder(files)
  if (parsed.ok) return parsed.folder
  throw new Error(parsed.problems.map((one) => `${one.file} ${one.path}: ${one.message}`).join('\n'))
}

/** Form fields by the collection and path of a rejected save. */
const formFields: Readonly<Record<string, NewTenantField>> = {
  'media file': 'logo',
  'tenants slug': 'slug',
  'tenants_domains host': 'domain',
  'tenants host': 'domain',
  'tenants domains.0.host': 'domain',
}

/** Maps the errors of a rejected save to form fields; undefined if none of them belongs to the form. */
const toFormProblems = (error: ValidationError, form: NewTenant): readonly NewTenantProblem[] | undefined => {
  const { collection = '', errors } = error.data
  const problems = errors.flatMap(({ path, message }): readonly NewTenantProblem[] => {
    const field = formFields[`${collection} ${path}`]
    if (field === undefined) return []
    if (field === 'slug') return [slugTakenProblem(form.slug, 'another dealer')]
    if (field === 'domain') return [domainTakenProblem(form.domain, 'another dealer')]
    return [{ field, message }]
  })
  return problems.length > 0 ? problems : undefined
}

const toFailure = (error: unknown, form: NewTenant): SetUpResult => {
  if (error instanceof SetUpRefusedError) return { ok: false, problems: error.problems }
  const problems = error instanceof ValidationError ? toFormProblems(error, form) : undefined
  if (problems === undefined) throw error
  return { ok: false, problems }
}

/**
 * Sets up a dealer from the panel's form (TEN-09) as from a folder, in one transaction. A taken slug is refused, also if
 * another request took it concurrently. Returns the problems of each field, and throws errors that the form did not
 * cause.
 */
export const setUpTenant = async (payload: Payload, request: SetUpRequest): Promise<SetUpResult> => {
  const { form, logo } = request
  const problems = listNewTenantProblems(form)
  if (problems.length > 0) return { ok: false, problems }
  try {
    const id = await provisionTenantFolder(payload, await buildFolder(payload, request), {
      keepBytes: false,
      isNew: true,
      ...(logo === undefined ? {} : { files: () => Promise.resolve(logo) }),
      before: async (store) => {
        const conflicts = await findSetUpConflicts(store, form, request.platformHosts)
        if (conflicts.length > 0) throw new SetUpRefusedError(conflicts)
      },
      after: (store, tenant) => logCreation(store, tenant, request),
    })
    return { ok: true, id }
  } catch (error) {
    return toFailure(error, form)
  }
}
