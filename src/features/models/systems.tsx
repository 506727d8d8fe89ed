'use client'

import { splitSystems } from '@/src/domain/models/model-page'
import { Expander } from '@/src/ui/expander'
import { Icon } from '@/src/ui/icon'

type System = { readonly name: string; readonly text?: string }

const SystemList = ({ systems }: { systems: readonly System[] }) => (
  <ul className="model-systems">
    {systems.map(({ name, text }) => (
      <li key={name}>
        <Icon name="check" />
        <div>
          <h3>{name}</h3>
          {text && <p>{text}</p>}
        </div>
      </li>
    ))}
  </ul>
)

/** Six systems, with the rest in an expander that works without script (MOD-05). */
export const Systems = ({ systems }: { systems: readonly System[] }) => {
  const { shown, rest, more } = splitSystems(systems)
  if (rest.length === 0) return <SystemList systems={shown} />
  return (
    <Expander
      start={<SystemList systems={shown} />}
      rest={<SystemList systems={rest} />}
      more={more}
      less="Show fewer systems"
    />
  )
}
