import type { Arrangement } from '../arrangement';

/** A person of the image, with the open reports below. */
export interface PictureNode {
	name: string;
	/** Below the name: title, department. */
	lines: string[];
	/** Of direct reports, as it is written; empty where it is not shown. */
	count: string;
	/** A data address; null for initials, undefined for neither. */
	photo?: string | null;
	/** User ID, or ID of a vacancy; 0 for what is neither. */
	id: number;
	/** User IDs of the dotted-line managers. */
	dotted: number[];
	/** Stands for others who are not shown. */
	isMore: boolean;
	/** Of the reports. */
	arrangement: Arrangement;
	reports: PictureNode[];
}
