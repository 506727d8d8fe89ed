import type { DateFieldServerProps } from 'payload'
import { findFormTimeZone } from '@/src/cms/fields/tenant-time-zone'
import { MomentInput } from './moment-input'

type Props = DateFieldServerProps & { readonly usualTime?: string }

/** The input of a moment, by the clocks of the dealer whose document it is. */
export const MomentField = async ({ clientField, path, readOnly, data, req, usualTime }: Props) => {
  const dealerZone = await findFormTimeZone(req, data)
  return (
    <MomentInput
      field={clientField}
      path={path}
      readOnly={readOnly === true}
      dealerZone={dealerZone}
      usualTime={usualTime}
    />
  )
}
