<?php
/**
 * Changes the company record in a transaction that fails, and prints the phone
 * number inside it and afterwards, and how many changes were announced.
 *
 * php rolled-back.php <folder of WordPress> <address>
 *
 * @package SvcFixture
 */

declare( strict_types=1 );

use Svc\Kernel\Precondition;
use Svc\Plugin;
use Svc\Users\Company\CompanyRecord;
use Svc\Users\Company\CompanyStore;

list( , $svc_folder, $svc_address ) = $argv;

$svc_url                = (array) parse_url( $svc_address );
$_SERVER['HTTP_HOST']   = $svc_url['host'] . ( isset( $svc_url['port'] ) ? ":{$svc_url['port']}" : '' );
$_SERVER['REQUEST_URI'] = '/';
require $svc_folder . '/wp-load.php';

$svc_database = Plugin::instance()->database;
$svc_inside   = null;
try {
	$svc_database->exclusively(
		'company',
		static function () use ( $svc_database, &$svc_inside ): void {
			( new CompanyStore( $svc_database ) )->change( array( 'phone' => '2' ), Precondition::none() );
			$svc_inside = CompanyRecord::current()->phone;
			throw new RuntimeException( 'Half-way.' );
		}
	);
} catch ( RuntimeException ) {
	echo wp_json_encode(
		array(
			'inside'    => $svc_inside,
			'after'     => CompanyRecord::current()->phone,
			'announced' => did_action( 'svc_company_updated' ),
		)
	);
}
