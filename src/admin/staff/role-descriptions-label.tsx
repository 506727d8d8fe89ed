import { describeRole, roleLabels, roles } from '@/src/domain/panel/roles'
import './staff.css'

/** Explains each role where roles are given. */
export const RoleDescriptions = () => (
  <dl className="staff-roles">
    {roles.map((role) => (
      <div key={role}>
        <dt>{roleLabels[role]}</dt>
        <dd>{describeRole(role)}</dd>
      </div>
    ))}
  </dl>
)
