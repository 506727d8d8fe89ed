import type { DateFieldServerProps } from 'payload'
import { idOf } from '@/src/domain/content/id-of'
import { findCurrentTimeZone, findTenantTimeZone } from '@/src/cms/fields/tenant-time-zone'
import { MomentInput } from './moment-input'

type Props = DateFieldServerProps & { readonly usualTime?: string }

/** The input of a moment, by the clocks of the dealer whose document it is. */
export const MomentField = async ({ clientField, path, readOnly, data, req, usualTime }: Props) => {
  const tenant = idOf((data as { readonly tenant?: string | { id: string } | null } | undefined)?.tenant)
  const dealerZone = tenant === undefined ? await findCurrentTimeZone(req) : await findTenantTimeZone(req, tenant)
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
