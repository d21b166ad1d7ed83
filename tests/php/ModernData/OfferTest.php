<?php

declare( strict_types=1 );

namespace Svc\Tests\ModernData;

use PHPUnit\Framework\TestCase;
use Svc\ModernData\Mcp\Offer;

final class OfferTest extends TestCase {

	public function test_what_writes_for_others_to_see_is_off(): void {
		$off = array_filter( Offer::abilities(), static fn ( string $name ): bool => ! Offer::is_on_by_default( $name ) );
		self::assertSame(
			array(
				'svc-intranet/update-profile',
				'svc-intranet/create-position',
				'svc-intranet/update-position',
				'svc-intranet/delete-position',
				'svc-users/create-profile',
				'svc-users/update-profile',
				'svc-users/delete-profile',
				'svc-users/restore-profile',
				'svc-content/create-post',
				'svc-content/update-post',
				'svc-content/trash-post',
				'svc-blocks/create-pattern',
				'svc-blocks/insert-blocks',
				'svc-mortgage/update-rates',
				'svc-etb/create-template',
				'svc-etb/update-template',
				'svc-etb/send-test',
				'svc-leads/create-page',
				'svc-leads/duplicate-page',
				'svc-leads/list-leads',
				'svc-leads/get-lead',
				'svc-leads/update-lead',
				'svc-leads/add-note',
			),
			array_values( $off )
		);
	}

	public function test_descriptions_name_tools_and_not_abilities(): void {
		self::assertSame(
			'See svc-intranet-get-org-chart-branch or svc-intranet-get-org-chart; other/thing stays.',
			Offer::in_words_of_tools( 'See svc-intranet/get-org-chart-branch or svc-intranet/get-org-chart; other/thing stays.' )
		);
	}
}
