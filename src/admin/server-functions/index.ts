import { handleServerFunctions } from '@payloadcms/next/layouts'
import type { ServerFunction } from 'payload'
import { formState } from './form-state'
import { schedulePublish } from './schedule-publish'

/** The names of the server functions that this panel calls. Payload has others. */
const allowedNames: ReadonlySet<string> = new Set([
  'form-state',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'schedule-publish',
  'slugify',
  'table-state',
])

/** Replacements of Payload's functions of the same name. */
const replacements: Record<string, ServerFunction> = { 'form-state': formState, 'schedule-publish': schedulePublish }

type ServerFunctionArgs = Parameters<typeof handleServerFunctions>[0]

/**
 * Calls a server function of the panel by its name. Throws for a name that is not allowed: Payload would also find
 * properties that every object inherits, such as `constructor`.
 */
export const handleServerFunction = (
  args: Omit<ServerFunctionArgs, 'serverFunctions'>,
): ReturnType<typeof handleServerFunctions> => {
  if (!allowedNames.has(args.name)) throw new Error('The panel has no server function of this name.')
  return handleServerFunctions({ ...args, serverFunctions: replacements })
}
