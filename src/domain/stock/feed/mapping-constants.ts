import { feedFieldTransforms, type FeedField } from './fields'
import type { Mapping } from './mapping'
import { compoundTransforms, readCell } from './transforms'
import { findTextProblem } from './mapping-draft'

/** Fields with a list or an object as their value cannot be constants. */
export const canBeConstant = (field: FeedField): boolean =>
  !compoundTransforms.has(feedFieldTransforms[field]) && field !== 'title'

type Scalar = string | number | boolean

/** Parses a typed constant as a cell of the file would be read; unreadable text is returned unchanged. */
export const parseConstant = (field: FeedField, text: string): Scalar | undefined => {
  if (text.trim() === '') return undefined
  const { value, unread } = readCell(feedFieldTransforms[field], text)
  if (unread !== undefined) return text
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : text
}

/** Formats a constant for its input: money in dollars, yes and no. */
export const formatConstant = (field: FeedField, value: Scalar): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return feedFieldTransforms[field] === 'money' && typeof value === 'number' ? String(value / 100) : String(value)
}

/** Returns the reason why a constant cannot be read as a cell; undefined when it can. */
export const findConstantProblem = (field: FeedField, value: Scalar): string | undefined =>
  typeof value === 'string' ? findTextProblem(feedFieldTransforms[field], value) : undefined

export const withConstant = (draft: Mapping, field: FeedField, value: Scalar | undefined): Mapping => {
  const { [field]: _, ...others } = draft.constants ?? {}
  const constants = value === undefined ? others : { ...others, [field]: value }
  if (Object.keys(constants).length > 0) return { ...draft, constants }
  const { constants: __, ...draftWithoutConstants } = draft
  return draftWithoutConstants
}
