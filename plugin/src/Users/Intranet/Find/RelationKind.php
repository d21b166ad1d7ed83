<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** Relation of the people asked for to the person named. */
enum RelationKind {
	/** The manager of the person named. */
	case Manager;
	/** The person who leads a department or an office, or manages the person named. */
	case Lead;
	/** The nearest manager above the person named who has the title named: "my branch manager". */
	case Above;
	/** Those whose title it is, else those with a title of the same rank, else whoever leads it: "sales director in Spain". */
	case Titled;
	/** The person who reports to the head of the company and is above those described. */
	case Executive;
	/** The nearest person above both. */
	case AboveBoth;
	/** All managers above the person named, or those below another person named. */
	case Chain;
	case Reports;
	/** Reports, or where there are none, the people with the same manager. */
	case Team;
	case EverybodyUnder;
	/** People a number of levels below the person named. */
	case LevelsBelow;
	case Assistant;
	/** Who does things for the person named, never for a department: assistants. */
	case Errand;
	/** Who gives an appointment with the person named: a leader's assistant, else the person. */
	case Appointment;
	/** Assistants, or where there are none, those of Cover. */
	case StandIn;
	/** People with the same manager. */
	case Peers;
	/** Those who may do the person's work meanwhile: nearest to it first. */
	case Cover;
}
