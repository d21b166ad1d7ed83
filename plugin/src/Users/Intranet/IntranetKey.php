<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet;

/** The user meta that hold what only the company's inside sees of somebody. */
enum IntranetKey: string {
	case Department     = 'svc_intranet_department';
	case ReportsTo      = 'svc_intranet_reports_to';
	case OfficeLocation = 'svc_intranet_office_location';
	case Extension      = 'svc_intranet_extension';
	case StartDate      = 'svc_intranet_start_date';
	case Bio            = 'svc_intranet_bio';
	case Skills         = 'svc_intranet_skills';
}
