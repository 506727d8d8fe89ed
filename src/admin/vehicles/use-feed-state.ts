import { useFormFields } from '@payloadcms/ui'

/** The form's values about the vehicle's feed. */
export const useFeedState = () => {
  const [feed, feedFields, removedAt] = useFormFields(([fields]) => [
    fields['feed']?.value,
    fields['feed_fields']?.value,
    fields['removed_at']?.value,
  ])
  return { feed, feedFields, removedAt }
}

/** The same with the stored value of a field, whatever staff have entered since. */
export const useFeedStateOf = (name: string) => {
  const state = useFeedState()
  const stored = useFormFields(([fields]) => fields[name]?.initialValue)
  return { ...state, stored }
}
