import type { JSONFieldClientProps, JSONFieldServerProps } from 'payload'
import { loadTenantSwitches } from '@/src/cms/fields/tenant-switches'
import { idOf } from '@/src/domain/content/id-of'
import { LendersForm } from './lenders-form'

type Props = JSONFieldServerProps & Pick<JSONFieldClientProps, 'readOnly'>

/** The lenders' examples of a vehicle; the dealer's own lender is named as in the disclaimer (STF-02, FIN-02). */
export const LendersField = async ({ clientField, data, path, readOnly, req }: Props) => {
  const tenant = idOf(data?.['tenant'])
  const own = tenant === undefined ? undefined : (await loadTenantSwitches(req, tenant)).finance
  return (
    <LendersForm
      field={clientField}
      path={path}
      {...(readOnly !== undefined && { readOnly })}
      {...(own && { own: { provider: own.provider, lender_name: own.lender_name } })}
    />
  )
}
