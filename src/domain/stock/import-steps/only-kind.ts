import { withConstant } from '../feed/mapping-constants'
import type { Mapping } from '../feed/mapping'
import type { ItemType } from '../vehicle/vehicle'

/** True if a column of the file says what each vehicle is. */
export const hasKindColumn = ({ columns }: Mapping): boolean => columns.some(({ field }) => field === 'item_type')

/**
 * Gives all vehicles of a file that names no kind the one of the dealer's stock (STF-05): a caravan of a make that is not
 * known would be imported as a car. A kind that staff have chosen before stays.
 */
export const withOnlyKind = (mapping: Mapping, kind: ItemType | undefined): Mapping =>
  kind === undefined || hasKindColumn(mapping) || mapping.constants?.item_type !== undefined
    ? mapping
    : withConstant(mapping, 'item_type', kind)
