import type { UIFieldServerProps } from 'payload'
import { findFormTimeZone } from '@/src/cms/fields/tenant-time-zone'
import { PushPanel } from './push-panel'

/** The part of a stock feed about vehicles that are pushed, by the clocks of the dealer whose feed it is (STF-03). */
export const PushField = async ({ data, req }: UIFieldServerProps) => (
  <PushPanel timezone={await findFormTimeZone(req, data)} />
)
