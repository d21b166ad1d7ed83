<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Fields;

use Svc\Kernel\Text\Text;

/** The states, the District of Columbia and the territories of the United States, by their two letters. */
final class UsState {

	public const CODES = array( 'AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY', 'AS', 'GU', 'MP', 'PR', 'VI' );

	/** @return array<string, string> Name by two-letter code, in the order of the names. */
	public static function names(): array {
		$names = array(
			'AK' => __( 'Alaska', 'svc' ),
			'AL' => __( 'Alabama', 'svc' ),
			'AR' => __( 'Arkansas', 'svc' ),
			'AS' => __( 'American Samoa', 'svc' ),
			'AZ' => __( 'Arizona', 'svc' ),
			'CA' => __( 'California', 'svc' ),
			'CO' => __( 'Colorado', 'svc' ),
			'CT' => __( 'Connecticut', 'svc' ),
			'DC' => __( 'District of Columbia', 'svc' ),
			'DE' => __( 'Delaware', 'svc' ),
			'FL' => __( 'Florida', 'svc' ),
			'GA' => __( 'Georgia', 'svc' ),
			'GU' => __( 'Guam', 'svc' ),
			'HI' => __( 'Hawaii', 'svc' ),
			'IA' => __( 'Iowa', 'svc' ),
			'ID' => __( 'Idaho', 'svc' ),
			'IL' => __( 'Illinois', 'svc' ),
			'IN' => __( 'Indiana', 'svc' ),
			'KS' => __( 'Kansas', 'svc' ),
			'KY' => __( 'Kentucky', 'svc' ),
			'LA' => __( 'Louisiana', 'svc' ),
			'MA' => __( 'Massachusetts', 'svc' ),
			'MD' => __( 'Maryland', 'svc' ),
			'ME' => __( 'Maine', 'svc' ),
			'MI' => __( 'Michigan', 'svc' ),
			'MN' => __( 'Minnesota', 'svc' ),
			'MO' => __( 'Missouri', 'svc' ),
			'MP' => __( 'Northern Mariana Islands', 'svc' ),
			'MS' => __( 'Mississippi', 'svc' ),
			'MT' => __( 'Montana', 'svc' ),
			'NC' => __( 'North Carolina', 'svc' ),
			'ND' => __( 'North Dakota', 'svc' ),
			'NE' => __( 'Nebraska', 'svc' ),
			'NH' => __( 'New Hampshire', 'svc' ),
			'NJ' => __( 'New Jersey', 'svc' ),
			'NM' => __( 'New Mexico', 'svc' ),
			'NV' => __( 'Nevada', 'svc' ),
			'NY' => __( 'New York', 'svc' ),
			'OH' => __( 'Ohio', 'svc' ),
			'OK' => __( 'Oklahoma', 'svc' ),
			'OR' => __( 'Oregon', 'svc' ),
			'PA' => __( 'Pennsylvania', 'svc' ),
			'PR' => __( 'Puerto Rico', 'svc' ),
			'RI' => __( 'Rhode Island', 'svc' ),
			'SC' => __( 'South Carolina', 'svc' ),
			'SD' => __( 'South Dakota', 'svc' ),
			'TN' => __( 'Tennessee', 'svc' ),
			'TX' => __( 'Texas', 'svc' ),
			'UT' => __( 'Utah', 'svc' ),
			'VA' => __( 'Virginia', 'svc' ),
			'VI' => __( 'U.S. Virgin Islands', 'svc' ),
			'VT' => __( 'Vermont', 'svc' ),
			'WA' => __( 'Washington', 'svc' ),
			'WI' => __( 'Wisconsin', 'svc' ),
			'WV' => __( 'West Virginia', 'svc' ),
			'WY' => __( 'Wyoming', 'svc' ),
		);
		uasort( $names, static fn ( string $one, string $other ): int => Text::folded( $one ) <=> Text::folded( $other ) );
		return $names;
	}
}
