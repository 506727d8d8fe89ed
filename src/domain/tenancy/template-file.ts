import * as z from 'zod/mini'
import { line } from './folder-schemas'
import { sparseSwitches } from './tenant-file'

/** `template.json`: the switches layer below the tenant's, created if there is no template of that name (TEN-02). */
export const templateFile = z.strictObject({ name: line(120), switches: sparseSwitches })
export type TemplateFile = z.infer<typeof templateFile>
