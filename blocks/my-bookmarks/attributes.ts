export interface Attributes {
	perPage: number;
	showsSearch: boolean;
	managesCollections: boolean;
	exports: boolean;
	signInText: string;
}
