/** A vehicle that is deleted takes its documents with it, as the panel does; Payload would leave them without one. */
export const vehicleDocuments = `
ALTER TABLE vehicle_documents DROP CONSTRAINT vehicle_documents_vehicle_id_vehicles_id_fk,
  ADD CONSTRAINT vehicle_documents_vehicle_id_vehicles_id_fk
    FOREIGN KEY (vehicle_id) REFERENCES vehicles (id) ON DELETE CASCADE;
ALTER TABLE _vehicle_documents_v DROP CONSTRAINT _vehicle_documents_v_version_vehicle_id_vehicles_id_fk,
  ADD CONSTRAINT _vehicle_documents_v_version_vehicle_id_vehicles_id_fk
    FOREIGN KEY (version_vehicle_id) REFERENCES vehicles (id) ON DELETE CASCADE;
`
