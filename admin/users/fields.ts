import { boot } from '../shared/boot';
import { byName, type FieldRows } from '../shared/form/field-row';

/** The fields of a person that the user may see, by the names of a draft. */
export const personRows = (): FieldRows => byName( boot().fields );
