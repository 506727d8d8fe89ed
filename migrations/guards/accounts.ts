/** Accounts of shoppers and staff: data that only the server reads. */
export const accounts = `
-- A saved vehicle is deleted with its shopper and with the vehicle.
ALTER TABLE saved_vehicles DROP CONSTRAINT saved_vehicles_shopper_id_shoppers_id_fk,
  DROP CONSTRAINT saved_vehicles_car_id_vehicles_id_fk,
  ADD CONSTRAINT saved_vehicles_shopper_id_shoppers_id_fk
    FOREIGN KEY (shopper_id) REFERENCES shoppers (id) ON DELETE CASCADE,
  ADD CONSTRAINT saved_vehicles_car_id_vehicles_id_fk
    FOREIGN KEY (car_id) REFERENCES vehicles (id) ON DELETE CASCADE;

-- Shoppers sign in with one-time codes (ACC-01, docs/decisions/0013-sign-in-code-limits.md).
CREATE TABLE sign_in_codes (
  id uuid PRIMARY KEY,
  tenant_id uuid NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
  phone text NOT NULL,
  code_hash text NOT NULL,
  -- This is the browser that asked for the code, because no other browser may use it.
  sender text,
  long boolean NOT NULL DEFAULT false,
  -- False means that nothing was sent: this browser may use the long code that was sent before.
  texted boolean NOT NULL DEFAULT true,
  tries integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX sign_in_codes_phone ON sign_in_codes (tenant_id, phone, created_at);
-- Codes to a phone are counted across all dealers (OPS-02).
CREATE INDEX sign_in_codes_by_phone ON sign_in_codes (phone, created_at);

-- The second factor of staff is kept outside their account (STF-09), because only its own service reads it.
CREATE TABLE staff_second_factors (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  secret text NOT NULL,
  confirmed_at timestamptz,
  -- This is the time step of the last accepted code, because each code is valid only once.
  last_step bigint NOT NULL DEFAULT 0,
  recovery_codes text[] NOT NULL DEFAULT '{}'
);

-- Payload's sessions do not record where they were signed in, nor when their owner last confirmed their password.
CREATE TABLE staff_sign_ins (
  session_id varchar PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  sender text NOT NULL,
  user_agent text NOT NULL,
  identity_confirmed_at timestamptz
);
`
