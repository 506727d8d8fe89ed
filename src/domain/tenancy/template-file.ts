import * as z from 'zod/mini'
import { line } from './folder-parts'
import { sparseSwitches } from './tenant-file'

/** `template.json`: the layer of switches below the tenant's, for where there is no template of that name yet (TEN-02). */
export const templateFile = z.strictObject({ name: line(120), switches: sparseSwitches })
export type TemplateFile = z.infer<typeof templateFile>
