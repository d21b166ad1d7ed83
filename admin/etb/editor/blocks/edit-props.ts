export interface EditProps< Attributes > {
	attributes: Attributes;
	setAttributes: ( changes: Partial< Attributes > ) => void;
}
