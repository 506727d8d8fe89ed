import { useFormFields } from '@payloadcms/ui'
import type { ItemType } from '@/src/domain/stock/fields/choices'
import type { KindProperties } from '@/src/domain/stock/fields/kinds'

/** Returns the properties of the form that decide which inputs apply to the vehicle, as they are being edited. */
export const useVehicleKind = (): KindProperties => {
  const [itemType, body, fuel] = useFormFields(([fields]) => [
    fields['item_type']?.value,
    fields['simple_body']?.value,
    fields['simple_fuel']?.value,
  ])
  return {
    item_type: (itemType ?? 'car') as ItemType,
    ...(typeof body === 'string' && { simple_body: body }),
    ...(typeof fuel === 'string' && { simple_fuel: fuel }),
  }
}
