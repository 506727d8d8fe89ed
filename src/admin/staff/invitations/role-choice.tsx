import { useId } from 'react'
import { describeRole, type Role, roleLabels, roles } from '@/src/domain/panel/roles'

type Props = {
  readonly legend: string
  readonly role: Role | undefined
  readonly problem: string | undefined
  readonly onChoose: (role: Role) => void
}

/** The roles as radio buttons, each with a sentence that explains it. */
export const RoleChoice = ({ legend, role, problem, onChoose }: Props) => {
  const id = useId()
  return (
    <fieldset className="invite-roles">
      <legend>{legend}</legend>
      {roles.map((one) => (
        <label key={one} className="invite-role">
          <input
            type="radio"
            name={id}
            value={one}
            checked={one === role}
            aria-labelledby={`${id}-${one}-name`}
            aria-describedby={[`${id}-${one}`, problem ? `${id}-problem` : ''].join(' ').trim()}
            aria-invalid={problem !== undefined}
            onChange={() => onChoose(one)}
          />
          <span>
            <span id={`${id}-${one}-name`} className="invite-role__name">
              {roleLabels[one]}
            </span>
            <span id={`${id}-${one}`} className="invite-role__text">
              {describeRole(one)}
            </span>
          </span>
        </label>
      ))}
      {problem !== undefined && (
        <p id={`${id}-problem`} role="alert" className="staff-line__problem">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
