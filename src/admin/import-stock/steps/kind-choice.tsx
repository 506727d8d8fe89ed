import { useId } from 'react'
import { Select } from '@/src/admin/ui/select'
import { withConstant } from '@/src/domain/stock/feed/mapping-constants'
import { itemTypeLabels } from '@/src/domain/stock/fields/choices'
import { hasKindColumn } from '@/src/domain/stock/import-steps/only-kind'
import type { StepProps } from './step-props'

const DEDUCED = ''

/** Asks what all vehicles are if no column says whether they are cars, caravans or others. */
export const KindChoice = ({
  mapping,
  onChange,
}: Pick<StepProps, 'onChange'> & { readonly mapping: StepProps['draft']['mapping'] }) => {
  const id = useId()
  if (hasKindColumn(mapping)) return null
  return (
    <section className="import-stock__box" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>What are these vehicles?</h3>
      <p className="import-stock__field">
        <label htmlFor={id}>No column says so. All vehicles in this file are</label>
        <Select
          id={id}
          value={String(mapping.constants?.item_type ?? DEDUCED)}
          options={[[DEDUCED, 'What their make and body show, otherwise cars'], ...Object.entries(itemTypeLabels)]}
          onChange={(kind) => {
            void onChange({ mapping: withConstant(mapping, 'item_type', kind === DEDUCED ? undefined : kind) })
          }}
        />
      </p>
    </section>
  )
}
