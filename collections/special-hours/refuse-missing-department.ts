import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { missingDepartmentProblem } from '@/src/domain/locations/special-hours-problems'
import type { Department } from '@/src/domain/locations/opening-hours'
import { idsOf } from '@/src/domain/content/id-of'
import { isTrashing } from '@/src/domain/content/trash'

/** Returns why these locations cannot have hours of a department; undefined if all of them have it. */
export const findMissingDepartment = async (
  req: PayloadRequest,
  department: Department,
  locations: readonly string[],
): Promise<string | undefined> => {
  if (department === 'all') return undefined
  const { docs } = await req.payload.find({
    collection: 'locations',
    where: { id: { in: locations } },
    select: { name: true, location_type: true },
    sort: 'name',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return missingDepartmentProblem(department, docs)
}

/** Refuses hours that staff give to a department which a location does not have. An imported folder may have such hours. */
export const refuseMissingDepartment: CollectionBeforeChangeHook = async ({ data, originalDoc, req, collection }) => {
  if (req.payloadAPI !== 'REST' || isTrashing(data, originalDoc)) return data
  const { department, locations } = { ...(originalDoc as object | undefined), ...data } as Readonly<
    Record<string, unknown>
  >
  const message = await findMissingDepartment(req, (department ?? 'all') as Department, idsOf(locations))
  if (message === undefined) return data
  throw new ValidationError({ collection: collection.slug, errors: [{ path: 'department', message }] }, req.t)
}
