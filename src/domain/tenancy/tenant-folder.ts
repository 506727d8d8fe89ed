import * as z from 'zod/mini'
import { brandsFile, type BrandsFile } from '@/src/domain/brands/brands-file'
import { itemsFile, type ItemsFile } from '@/src/domain/catalogue/items-file'
import { modelsFile, type ModelsFile } from '@/src/domain/models/models-file'
import { formatSchemaIssue } from '@/src/domain/text/schema-problem'
import { contentFile, type ContentFile, folderPage, type FolderPage } from './content-file'
import { locationsFile, type FolderLocation } from './locations-file'
import { mediaFile, type MediaFile } from './media-file'
import { reviewsFile, type FolderReview } from './reviews-file'
import { tenantFile, type TenantFile } from './tenant-file'
import { templateFile, type TemplateFile } from './template-file'
import { type FolderTheme, themeFile } from './theme-file'

/** A valid tenant folder (TEN-09). `pages` by file name without extension; `mapping` is the stock feed's. */
export type TenantFolder = {
  readonly tenant: TenantFile
  readonly theme: FolderTheme
  readonly locations: readonly FolderLocation[]
  readonly reviews: readonly FolderReview[]
  readonly pages: Readonly<Record<string, FolderPage>>
  readonly content: ContentFile
  readonly items: ItemsFile
  readonly media: MediaFile
  readonly template?: TemplateFile
  readonly mapping?: Readonly<Record<string, unknown>>
  /** Models and the brands directory are optional. */
  readonly models?: ModelsFile
  readonly brands?: BrandsFile
}

export type FolderProblem = { readonly file: string; readonly path: string; readonly message: string }
export type ParsedFolder =
  | { readonly ok: true; readonly folder: TenantFolder }
  | { readonly ok: false; readonly problems: readonly FolderProblem[] }

const mappingFile = z.record(z.string(), z.unknown())

type FileResult<T> = { readonly value?: T; readonly problems: readonly FolderProblem[] }

const checkFile = <T>(file: string, schema: z.ZodMiniType<T>, content: unknown): FileResult<T> => {
  if (content === undefined) return { problems: [{ file, path: '', message: 'The file is missing.' }] }
  const parsed = schema.safeParse(content)
  if (parsed.success) return { value: parsed.data, problems: [] }
  return {
    problems: parsed.error.issues.map((issue) => ({
      file,
      path: issue.path.map(String).join('.'),
      message: formatSchemaIssue(issue, content),
    })),
  }
}

/** Checks a file that is optional. */
const checkOptionalFile = <T>(
  files: Readonly<Record<string, unknown>>,
  file: string,
  schema: z.ZodMiniType<T>,
): FileResult<T> => (files[file] === undefined ? { problems: [] } : checkFile(file, schema, files[file]))

const checkPages = (files: Readonly<Record<string, unknown>>) => {
  const pages: Record<string, FolderPage> = {}
  const problems: FolderProblem[] = []
  for (const [file, content] of Object.entries(files)) {
    const name = /^pages\/([a-z0-9-]+)\.json$/.exec(file)?.[1]
    if (!name) continue
    const result = checkFile(file, folderPage, content)
    problems.push(...result.problems)
    if (result.value) pages[name] = result.value
  }
  return { pages, problems }
}

const checkFiles = (files: Readonly<Record<string, unknown>>) => ({
  tenant: checkFile('tenant.json', tenantFile, files['tenant.json']),
  theme: checkFile('theme.json', themeFile, files['theme.json']),
  locations: checkFile('locations.json', locationsFile, files['locations.json']),
  reviews: checkFile('reviews.json', reviewsFile, files['reviews.json'] ?? []),
  content: checkFile('content.json', contentFile, files['content.json'] ?? {}),
  items: checkFile('items.json', itemsFile, files['items.json'] ?? []),
  media: checkFile('media.json', mediaFile, files['media.json'] ?? {}),
  template: checkOptionalFile(files, 'template.json', templateFile),
  mapping: checkOptionalFile(files, 'mapping.json', mappingFile),
  models: checkOptionalFile(files, 'models.json', modelsFile),
  brands: checkOptionalFile(files, 'brands.json', brandsFile),
})

/**
 * Parses the files of a tenant's folder (TEN-09). `files` has parsed JSON by path inside the folder; unknown files are
 * ignored. Reports all problems, not only the first.
 */
export const parseTenantFolder = (files: Readonly<Record<string, unknown>>): ParsedFolder => {
  const results = checkFiles(files)
  const { pages, problems } = checkPages(files)
  const all = [...Object.values(results).flatMap((one) => one.problems), ...problems]
  if (all.length > 0) return { ok: false, problems: all }
  // Without problems each required file has a value.
  const values = Object.entries(results).flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value]]))
  return { ok: true, folder: { ...(Object.fromEntries(values) as Omit<TenantFolder, 'pages'>), pages } }
}
