import { Button } from '@payloadcms/ui'
import { useId } from 'react'
import { Select } from '@/src/admin/ui/select'
import { TenantCombobox } from '../../tenants/tenant-combobox'
import '../../tenants/tenants.css'
import { RoleChoice } from './role-choice'
import type { Dealer, RoleRow } from './use-invite'

type Props = {
  readonly dealers: readonly Dealer[]
  readonly rows: readonly RoleRow[]
  /** True if there may be more dealers than the listed ones, which are then searched for. */
  readonly isSearched: boolean
  readonly problemOf: (field: string) => string | undefined
  readonly onChange: (key: number, changes: Omit<RoleRow, 'key'>) => void
  readonly onAdd: () => void
  readonly onRemove: (key: number) => void
}

type ChoiceProps = Pick<Props, 'dealers' | 'isSearched'> & {
  readonly dealer: Dealer | undefined
  readonly problem: string | undefined
  readonly onChoose: (dealer: Dealer) => void
}

/** Chooses a dealer by its name. */
const DealerChoice = ({ dealers, isSearched, dealer, problem, onChoose }: ChoiceProps) => {
  const id = useId()
  return (
    <div className="staff-line">
      {isSearched ? (
        <TenantCombobox
          known={dealers}
          chosen={dealer}
          fixed={false}
          mayClear={false}
          problemId={problem === undefined ? undefined : `${id}-problem`}
          onChoose={({ id: chosen, name }) => chosen !== undefined && onChoose({ id: chosen, name })}
        />
      ) : (
        <>
          <label htmlFor={id}>Dealer</label>
          <Select
            id={id}
            value={dealer?.id ?? ''}
            emptyLabel="Choose a dealer"
            options={dealers.map(({ id: value, name }) => [value, name])}
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}-problem`}
            onChange={(value) => {
              const chosen = dealers.find((one) => one.id === value)
              if (chosen) onChoose(chosen)
            }}
          />
        </>
      )}
      {problem !== undefined && (
        <span id={`${id}-problem`} role="alert" className="staff-line__problem">
          {problem}
        </span>
      )}
    </div>
  )
}

/** The dealers of an invitation with the role at each. Who administers one dealer only chooses the role. */
export const RoleRows = (props: Props) => {
  const { dealers, rows, isSearched, problemOf, onChange, onAdd, onRemove } = props
  const isChoice = isSearched || dealers.length > 1
  return (
    <>
      {rows.map(({ key, dealer, role }, index) => (
        <div key={key} className="invite-row">
          {isChoice && (
            <DealerChoice
              dealers={dealers}
              isSearched={isSearched}
              dealer={dealer}
              problem={problemOf(`roles.${String(index)}.tenant`)}
              onChoose={(chosen) => onChange(key, { dealer: chosen })}
            />
          )}
          <RoleChoice
            legend={dealer ? `Role at ${dealer.name}` : 'Role'}
            role={role}
            problem={problemOf(`roles.${String(index)}.role`)}
            onChoose={(chosen) => onChange(key, { role: chosen })}
          />
          {rows.length > 1 && (
            <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => onRemove(key)}>
              {dealer ? `Remove ${dealer.name}` : 'Remove this dealer'}
            </Button>
          )}
        </div>
      ))}
      {isChoice && (
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={onAdd}>
          Add another dealer
        </Button>
      )}
    </>
  )
}
