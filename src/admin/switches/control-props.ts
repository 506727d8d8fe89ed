import type { AnySwitch } from '@/src/domain/tenancy/switch-layer'

export type ControlProps = {
  one: AnySwitch
  /** This layer's own value, of the switch's type; undefined if it inherits. */
  own: unknown
  inherited: unknown
  id: string
  labelId: string
  described: string
  invalid: boolean
  locked: boolean
  onChange: (next: unknown) => void
}
