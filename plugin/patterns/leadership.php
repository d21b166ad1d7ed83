<?php
/**
 * What the pattern of the leadership begins with.
 *
 * @package Svc
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Leadership', 'svc' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'The people who lead the company.', 'svc' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:svc/staff-directory {"role":"leadership","layout":"cards","fields":["photo","title","office"],"showSearch":false,"filters":[],"showSort":false,"align":"wide"} /--></div>
<!-- /wp:group -->
