import type { Field, UIField } from 'payload'

/** A list column without a stored field, computed by its cell. */
const computedColumn = (
  name: string,
  label: string,
  path: string,
  serverProps: Record<string, string> = {},
): UIField => ({
  name,
  label,
  type: 'ui',
  admin: { components: { Cell: { path, serverProps } } },
})

/** A thumbnail; `upload` and `address` name the fields that hold the image. */
export const imageColumn = (upload = 'image', address = 'image_url'): Field =>
  computedColumn('thumbnail', 'Image', '/src/admin/lists/image-cell#ImageCell', { upload, address })

/** Shows whether a promotion is running, upcoming or over. */
export const windowColumn: Field = computedColumn('shows', 'Schedule', '/src/admin/lists/window-cell#WindowCell')

export const photosColumn: Field = computedColumn('photos', 'Photos', '/src/admin/lists/photos-cell#PhotosCell')
export const suburbColumn: Field = computedColumn('suburb', 'Suburb', '/src/admin/lists/suburb-cell#SuburbCell')
export const openNowColumn: Field = computedColumn(
  'open_now',
  'Open now',
  '/src/admin/locations/open-now-cell#OpenNowCell',
)
/** The hours of a special day: its times, or closed. */
export const specialTimesColumn: Field = computedColumn(
  'times',
  'Hours',
  '/src/admin/special-hours/times-cell#TimesCell',
)
/** Where an upload is used, in its list and in its form. */
export const usesColumn: Field = {
  name: 'used',
  label: 'Where used',
  type: 'ui',
  admin: {
    components: {
      Cell: '/src/admin/uploads/used-cell#UsedCell',
      Field: '/src/admin/uploads/where-used-field#WhereUsedField',
    },
  },
}
export const sitePageColumn = computedColumn('site_page', 'On the site', '/src/admin/lists/site-page-cell#SitePageCell')

/** Takes the row's document out of the trash. */
export const restoreColumn = computedColumn('restore', 'Restore', '/src/admin/trash/restore-cell#RestoreCell')

/** Copies the row's document. */
export const copyColumn: Field = computedColumn('copy', 'Copy', '/src/admin/lists/copy-cell#CopyCell')

/** The rows of a list page, by default and to choose from. */
export const listPagination = { defaultLimit: 25, limits: [10, 25, 50, 100] }
