/** Whose name an action took along when its report was reassigned: it goes when that user is deleted (contract C8.9). */
export const OWNER_NAMES = `
ALTER TABLE actions ADD COLUMN owner_name_of uuid CHECK (owner_name_of IS NULL OR owner_name IS NOT NULL);
CREATE INDEX actions_owner_name_of ON actions (owner_name_of) WHERE owner_name_of IS NOT NULL;
CREATE FUNCTION forget_owner_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE actions SET owner_name = NULL, owner_name_of = NULL WHERE owner_name_of = OLD.id;
  RETURN OLD;
END $$;
CREATE TRIGGER users_owner_names BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION forget_owner_name();
`;
