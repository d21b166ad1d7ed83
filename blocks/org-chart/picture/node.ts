/** A person of the image, with the open reports below. */
export interface PictureNode {
	name: string;
	/** Below the name: title, department. */
	lines: string[];
	/** Of direct reports, as it is written; empty where it is not shown. */
	count: string;
	/** A data address; null for initials, undefined for neither. */
	photo?: string | null;
	/** Stands for others who are not shown. */
	isMore: boolean;
	isStack: boolean;
	reports: PictureNode[];
}
