'use client'
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { toast, useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { idOf } from '@/src/domain/content/id-of'
import { GuardedChange } from './guarded-change'

type Props = {
  readonly colleague: string
  /** The colleague's name, or their email address. */
  readonly name: string
}

/** Takes a colleague's access away from each dealer where the user is an administrator, such as after they left (STF-09). */
export const DealerAccess = ({ colleague, name }: Props) => {
  const { savedDocumentData } = useDocumentInfo()
  const { options } = useTenantSelection()
  const router = useRouter()
  const rows = (savedDocumentData as { readonly tenants?: readonly { readonly tenant?: unknown }[] } | undefined)
    ?.tenants
  const tenants = (rows ?? []).flatMap(({ tenant }) => idOf(tenant) ?? [])
  return tenants.map((tenant) => {
    const dealer = String(options.find(({ value }) => String(value) === tenant)?.label ?? 'this dealer')
    return (
      <GuardedChange
        key={tenant}
        title={`Access to ${dealer}`}
        help={`When ${name} leaves, take their access away. They’re signed out at once, and what they did stays under their name. To let them in again, invite them.`}
        button={tenants.length > 1 ? `Remove access to ${dealer}` : 'Remove access'}
        path={`${colleague}/dealers/${tenant}/remove`}
        fields={[]}
        done=""
        onDone={() => {
          toast.success(`${name} no longer has access to ${dealer}.`)
          router.push('/admin/collections/users')
        }}
      />
    )
  })
}
