<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Leads;

use Svc\Kernel\Health\HealthTest;
use Svc\Kernel\Health\Verdict;
use Svc\LeadPages\Messages\LeadMailKind;

/** Whether each open lead has an owner. */
final class OwnersTest implements HealthTest {

	public function __construct( private readonly LeadCounts $counts ) {}

	public function name(): string {
		return 'svc-lead-owners';
	}

	public function title(): string {
		return __( 'Owners of leads', 'svc' );
	}

	public function look(): ?Verdict {
		$number = $this->counts->open_without_owner( get_current_blog_id() );
		return 0 === $number ? null : Verdict::recommended(
			/* translators: %s: how many. */
			sprintf( _n( '%s open lead has no owner', '%s open leads have no owner', $number, 'svc' ), number_format_i18n( $number ) ),
			__( 'Nobody is told of their answers and follow-ups. Leads lose their owner when the account is deleted, or when there is nobody to whom a page may give them.', 'svc' ),
			array(
				'url'  => admin_url( 'admin.php?page=' . LeadMailKind::SCREEN . '&owner=0' ),
				'text' => __( 'Leads without an owner', 'svc' ),
			)
		);
	}
}
