/**
 * Detects changes to the reports of a month (docs/decisions/040-months.md): each change to one, its follow-up or its
 * actions replaces one mark of the month of submission (UTC) in the same transaction. `submitted_at` of a stored report
 * never changes, so concurrent changes to follow-up or actions mark the right month.
 */
const TABLES_BESIDE = ['follow_ups', 'actions'];

const markedBy = (table: string, marks: string): string => `
CREATE TRIGGER ${table}_months_inserted AFTER INSERT ON ${table} REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION ${marks}();
CREATE TRIGGER ${table}_months_updated AFTER UPDATE ON ${table} REFERENCING OLD TABLE AS taken NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION ${marks}();
CREATE TRIGGER ${table}_months_deleted AFTER DELETE ON ${table} REFERENCING OLD TABLE AS taken
  FOR EACH STATEMENT EXECUTE FUNCTION ${marks}();
CREATE TRIGGER ${table}_months_emptied AFTER TRUNCATE ON ${table}
  FOR EACH STATEMENT EXECUTE FUNCTION mark_every_month();`;

/** Marks the months of all changed rows, once each. The transition tables differ by operation. */
const marking = (name: string, momentsOf: (changed: 'taken' | 'added') => string): string => `
CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM mark_months(ARRAY(${momentsOf('added')}));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM mark_months(ARRAY(${momentsOf('taken')}));
  ELSE
    PERFORM mark_months(ARRAY(${momentsOf('taken')} UNION ALL ${momentsOf('added')}));
  END IF;
  RETURN NULL;
END $$;`;

export const MONTHS = `
-- Of a program of the older version nothing may come in between.
LOCK TABLE reports, follow_ups, actions IN ACCESS EXCLUSIVE MODE;
-- As many marks of a month as changes of it were ever under way at the same time.
CREATE TABLE report_months (
  month date NOT NULL,
  place bigint GENERATED ALWAYS AS IDENTITY,
  mark uuid NOT NULL,
  PRIMARY KEY (month, place)
) WITH (fillfactor = 50);
INSERT INTO report_months (month, mark)
  SELECT month, gen_random_uuid()
  FROM (SELECT DISTINCT month_of((submitted_at AT TIME ZONE 'UTC')::date) AS month FROM reports) AS months;

-- Whichever mark nobody else is changing, or one more: so no change ever waits for another here.
CREATE FUNCTION mark_months(moments timestamptz[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  changed date;
BEGIN
  FOR changed IN SELECT DISTINCT month_of((moment AT TIME ZONE 'UTC')::date) FROM unnest(moments) AS moment LOOP
    UPDATE report_months SET mark = gen_random_uuid() WHERE month = changed
      AND place = (SELECT place FROM report_months WHERE month = changed ORDER BY place LIMIT 1 FOR UPDATE SKIP LOCKED);
    IF NOT FOUND THEN
      INSERT INTO report_months (month, mark) VALUES (changed, gen_random_uuid());
    END IF;
  END LOOP;
END $$;
${marking('mark_months_of_reports', (changed) => `SELECT submitted_at FROM ${changed}`)}
${marking('mark_months_beside', (changed) => `SELECT submitted_at FROM reports WHERE id IN (SELECT report_id FROM ${changed})`)}
CREATE FUNCTION mark_every_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE report_months SET mark = gen_random_uuid();
  RETURN NULL;
END $$;
${markedBy('reports', 'mark_months_of_reports')}
${TABLES_BESIDE.map((table) => markedBy(table, 'mark_months_beside')).join('')}
`;
