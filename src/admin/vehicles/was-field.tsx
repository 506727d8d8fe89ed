'use client'

import type { NumberFieldClientProps } from 'payload'
import { DollarsField } from '../models/dollars-field'
import { PriceWarning } from './price-warning'

/** The earlier price, which says when shoppers won't see it (CARD-04). */
export const WasField = (props: NumberFieldClientProps) => <DollarsField {...props} note={<PriceWarning at="was" />} />
