import type { PayloadRequest } from 'payload'
import { parsePhotoEdit, type PhotoEditRequest } from '@/src/domain/panel/photo-edit'
import { IMAGES_BUSY, IMAGES_BUSY_SECONDS, NO_CONTENT_ACCESS, SIGN_IN_REQUIRED } from '@/src/domain/panel/messages'
import { listPanelPhotos, listHiddenPhotos, toPhotoSet, uploadedPhotoUrl } from '@/src/domain/panel/vehicle-photos'
import { errorResponse, forRoles, hasRole, jsonResponse, readJsonObject, retryLaterResponse } from '@/src/cms/endpoints'
import { editPhoto } from '@/src/services/images/edit-photo'
import { imageQueue } from '@/src/services/images/reencode-image'
import { readPhotoBytes } from '@/src/services/images/photo-bytes'
import { log } from '@/src/platform/log'

const editors = ['tenant-admin', 'editor'] as const

/** The widest photo of the site; a wider one would never be shown. */
const PHOTO_WIDTH = 1920
/** Milliseconds for a feed's photo from its own server. */
const FETCH_TIMEOUT_MS = 10_000

/** Checks whether the address is an image that staff of the dealer uploaded. */
const isOwnUpload = async (req: PayloadRequest, { url, tenant }: PhotoEditRequest): Promise<boolean> => {
  const filename = url.slice(url.lastIndexOf('/') + 1)
  if (url !== uploadedPhotoUrl(filename)) return false
  const { totalDocs } = await req.payload.count({
    collection: 'media',
    where: { filename: { equals: filename }, tenant: { equals: tenant } },
    overrideAccess: false,
    user: req.user,
    req,
  })
  return totalDocs > 0
}

/** Checks whether the address is a stored photo of a vehicle of the dealer. No other address is ever fetched. */
const isVehiclePhoto = async (req: PayloadRequest, { url, tenant, vehicle }: PhotoEditRequest): Promise<boolean> => {
  if (vehicle === undefined) return false
  const { docs } = await req.payload.find({
    collection: 'vehicles',
    where: { id: { equals: vehicle }, tenant: { equals: tenant } },
    depth: 0,
    limit: 1,
    overrideAccess: false,
    user: req.user,
    req,
  })
  const [found] = docs
  if (found === undefined) return false
  const photos = toPhotoSet(found.images, found.overrides)
  return [...listPanelPhotos(photos), ...listHiddenPhotos(photos)].some((photo) => photo.url === url)
}

/** Reads and edits the photo, in its turn; undefined if it cannot be read, null if too many images wait. */
const readEdited = async (edit: PhotoEditRequest, sender: string): Promise<Buffer | undefined | null> => {
  try {
    const photo = await readPhotoBytes(edit.url, PHOTO_WIDTH, FETCH_TIMEOUT_MS)
    const { tenant, turn, crop } = edit
    return await imageQueue.add({ tenantId: tenant, sender }, () => editPhoto(photo, { turn, ...(crop && { crop }) }))
  } catch (error) {
    log.warn({ err: error }, 'A photo could not be edited.')
    return undefined
  }
}

const saveUpload = async (req: PayloadRequest, { tenant, alt }: PhotoEditRequest, data: Buffer): Promise<string> => {
  const stored = await req.payload.create({
    collection: 'media',
    data: { alt, tenant },
    file: { data, mimetype: 'image/jpeg', name: 'photo.jpg', size: data.length },
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return uploadedPhotoUrl(stored.filename ?? '')
}

/**
 * `POST /api/vehicles/edit-photo`: turns and crops a photo and stores the result as another image of the dealer (STF-01).
 * The vehicle is not changed: the form puts the image in the photo's place. 201 with its `url`; 400 for an invalid body;
 * 403 without the role; 404 if the address is neither an upload of the dealer nor a photo of the vehicle; 422 if the photo
 * cannot be read; 503 if too many images wait.
 */
export const editPhotoEndpoint = forRoles(editors, {
  path: '/edit-photo',
  method: 'post',
  handler: async (req) => {
    if (req.user === null) return errorResponse(401, SIGN_IN_REQUIRED)
    const edit = parsePhotoEdit(await readJsonObject(req))
    if (edit === undefined) return errorResponse(400, 'Turn or crop the photo first.')
    if (!(await hasRole(req, editors, edit.tenant))) return errorResponse(403, NO_CONTENT_ACCESS)
    if (!(await isOwnUpload(req, edit)) && !(await isVehiclePhoto(req, edit)))
      return errorResponse(404, 'This photo isn’t one of the vehicle’s. Save the vehicle, then try again.')
    const data = await readEdited(edit, String(req.user.id))
    if (data === null) return retryLaterResponse(503, IMAGES_BUSY, IMAGES_BUSY_SECONDS)
    if (data === undefined)
      return errorResponse(422, 'We can’t read this photo right now. Try again, or upload it as a file.')
    return jsonResponse(201, { url: await saveUpload(req, edit, data) })
  },
})
