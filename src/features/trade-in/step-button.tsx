import { button } from '@/src/ui/button'

/** A step that is one press: a form, because it must work without script and a link must not change anything. */
export const StepButton = ({
  action,
  hidden,
  children,
}: {
  action: string
  hidden: Readonly<Record<string, string>>
  children: string
}) => (
  <form action={action} method="post" className="grid">
    {Object.entries(hidden).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <button type="submit" className={button('primary', 'lg', 'w-full')}>
      {children}
    </button>
  </form>
)
